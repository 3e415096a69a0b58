import type { ViewDirection } from '@/domain/vehicle/gallery/panorama'

export type PaintPanorama = (look: ViewDirection) => void

const VERTEX = 'attribute vec2 at; varying vec2 seen; void main() { seen = at; gl_Position = vec4(at, 0.0, 1.0); }'
/** For each pixel of the view, computes the direction of sight and the matching pixel of the picture. */
const FRAGMENT = `
precision highp float;
varying vec2 seen;
uniform sampler2D picture;
uniform vec4 look;
const float PI = 3.14159265359;
void main() {
  vec3 ray = normalize(vec3(seen.x * look.z * look.w, seen.y * look.z, 1.0));
  float up = ray.y * cos(look.y) + ray.z * sin(look.y);
  float ahead = ray.z * cos(look.y) - ray.y * sin(look.y);
  float yaw = atan(ray.x, ahead) + look.x;
  gl_FragColor = texture2D(picture, vec2(fract(yaw / (2.0 * PI) + 0.5), 0.5 - asin(clamp(up, -1.0, 1.0)) / PI));
}`

function compile(gl: WebGLRenderingContext, type: number, source: string): WebGLShader | null {
  const shader = gl.createShader(type)
  if (!shader) return null
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true ? shader : null
}

function link(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  const vertex = compile(gl, gl.VERTEX_SHADER, VERTEX)
  const fragment = compile(gl, gl.FRAGMENT_SHADER, FRAGMENT)
  if (!vertex || !fragment) return null
  gl.attachShader(program, vertex)
  gl.attachShader(program, fragment)
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null
}

/** Uploads the picture as a texture. Returns false when CORS forbids reading it. */
function uploadTexture(gl: WebGLRenderingContext, image: HTMLImageElement): boolean {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR)
  try {
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image)
    return true
  } catch {
    return false
  }
}

/** Sets up drawing a panorama as seen from its centre. Returns null without WebGL. */
export function paintPanorama(canvas: HTMLCanvasElement, image: HTMLImageElement): PaintPanorama | null {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false })
  const program = gl && link(gl)
  if (!gl || !program || !uploadTexture(gl, image)) return null
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const at = gl.getAttribLocation(program, 'at')
  gl.enableVertexAttribArray(at)
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0)
  const uniform = gl.getUniformLocation(program, 'look')
  return ({ yaw, pitch, fov }) => {
    const dots = Math.min(2, window.devicePixelRatio)
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * dots))
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * dots))
    gl.viewport(0, 0, canvas.width, canvas.height)
    gl.uniform4f(uniform, yaw, pitch, Math.tan(fov / 2), canvas.width / canvas.height)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}
