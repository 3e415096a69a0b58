/** The site's words for its stock in text that only scripts write. The server sets them on the body (KIND-02). */
export function readStockWords(): { one: string; many: string } {
  const { one = 'car', many = 'cars' } = document.body.dataset
  return { one, many }
}
