import { isCurrentPage } from '@/domain/navigation/is-current'

/** Marks the header's links to the page that is shown: the frame around a site's pages is made without knowing which one it holds. */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll('[data-site-header] a')) {
    if (isCurrentPage(link.getAttribute('href') ?? '', window.location.pathname)) link.setAttribute('aria-current', 'page')
  }
}
