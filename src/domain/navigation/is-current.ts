/** Checks whether a link leads to the current page, ignoring the page's query and trailing slashes. */
export function isCurrentPage(href: string, currentPath: string): boolean {
  const bare = (path: string) => (path.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '')
  return href.startsWith('/') && !href.includes('?') && bare(href) === bare(currentPath)
}
