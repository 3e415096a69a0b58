import qrcode from 'qrcode-generator'

/** Encodes a text as the smallest QR code at error correction level M (15 % damage): rows of modules, true for dark ones. */
export function toQrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => code.isDark(row, column)))
}
