import qrcode from 'qrcode-generator'

/** A text as a QR code: rows of modules, true for dark ones; the smallest that survives a seventh of it being spoilt. */
export function toQrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => code.isDark(row, column)))
}
