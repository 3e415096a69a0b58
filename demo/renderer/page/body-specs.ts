import type { BodyName, BodySpec, FrontName } from './body-spec'
import { convertible, coupe, hatch, sedan, wagon } from './body-specs-cars'
import { caravan, offRoader, suv, ute, van } from './body-specs-tall'

const SPECS: Record<BodyName, BodySpec> = { hatch, sedan, wagon, suv, '4x4': offRoader, ute, van, coupe, convertible, caravan }

/** Returns the measures of a body. The second front has its own nose. */
export function specifyBody(body: BodyName, front: FrontName): BodySpec {
  const spec = SPECS[body]
  if (front === 'a' || body === 'caravan') return spec
  const noseFrom = spec.wheelbase / 2 + 0.1
  const lift = spec.sporty ? 0.015 : spec.boxy ? 0.025 : 0.045
  return {
    ...spec,
    nose: 'upright',
    frontOverhang: spec.frontOverhang - (spec.boxy ? 0.02 : 0.05),
    chrome: body === 'hatch' || body === 'suv' ? true : spec.chrome === true && body === 'wagon',
    top: spec.top.map(([x, y]) => [x, x > noseFrom ? y + lift * Math.min(1, (x - noseFrom) / 0.6) : y]),
  }
}
