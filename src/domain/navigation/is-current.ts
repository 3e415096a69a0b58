/** Whether a link leads to the page that is shown, query and closing slash apart. */
export function isCurrentPage(href: string, currentPath: string): boolean {
  const bare = (path: string) => (path.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '')
  return href.startsWith('/') && !href.includes('?') && bare(href) === bare(currentPath)
}
