import { isCurrentPage } from '@/domain/navigation/is-current'

/** Marks the header's links to the current page. The site layout is rendered without knowing its page. */
export function markCurrentPage(): void {
  for (const link of document.querySelectorAll('[data-site-header] a')) {
    if (isCurrentPage(link.getAttribute('href') ?? '', window.location.pathname)) link.setAttribute('aria-current', 'page')
  }
}
