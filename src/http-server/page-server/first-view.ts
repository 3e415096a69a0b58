const SCRIPT = /<script src="\/_next\/static\/chunks\/([\w~.-]+)\.js" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g

/**
 * Takes a stored page's scripts out of its first view (PERF-14, PERF-15, docs/decisions/0066): they weigh more than the page, its style
 * sheet, fonts and main picture together, and browsers load them at the same time.
 *
 * @returns The page without its scripts, and their names in the order of the page.
 */
export function takeScripts(html: string): { html: string; names: string[] } {
  const names: string[] = []
  const rest = html.replace(PRELOAD, '').replace(SCRIPT, (_, name: string) => {
    names.push(name)
    return ''
  })
  return { html: rest, names }
}

/**
 * Adds the scripts when what the first view shows has loaded and been painted, when the visitor does something, or after four seconds,
 * because a picture may never arrive.
 */
const ADD_SCRIPTS = `go=()=>{for(const n of l.splice(0)){const s=d.createElement('script');s.async=!0;s.setAttribute('src','/_next/static/chunks/'+n+'.js');c.before(s)}};for(const e of ['pointerdown','keydown','wheel'])on(e,go);on('load',()=>requestAnimationFrame(()=>(self.requestIdleCallback??setTimeout)(go)));setTimeout(go,4e3);`

/**
 * Parts of pages that are usually below the first screen: later blocks, sections of a vehicle page, the footer, and cards of results. The
 * estimated heights are above the real ones (on phones up to 1,760 px, on wide screens 1,070 px, cards 710 px): the content of a part that is
 * higher than its estimate seems to overlap the next part, and accessibility audits that don't scroll report false contrast faults.
 */
const BELOW = [
  ['main>[data-static]:nth-child(n+3)>*,.fact-section-box,[data-site-footer]', 'max(1100px,2400px - 150vw)'],
  ['.results-cells>li:nth-child(n+4)', '720px'],
]

const BELOW_RULES = BELOW.map(([parts, height]) => `${parts}{content-visibility:auto;contain-intrinsic-height:auto ${height}}`).join('')

/**
 * Leaves the layout of what is below the first screen until the visitor gets near. Laid out at once, a page of 10,000 px blocks a phone for a
 * second, and most visitors never see its end. A part that got near stays laid out, so that it isn't cut off at its edges.
 *
 * Estimated heights would show another place than a visitor asks for. So it is only for new visits to the top of a page, not for reloads and
 * returns, and a link to a part and keys that move far lay out the whole page first. Then nothing of this remains in effect.
 */
const SKIP_BELOW = `if(n?.type==='navigate'&&!location.hash){const s=d.createElement('style'),all=()=>s.remove();s.id='below';s.textContent='${BELOW_RULES}';d.head.append(s);on('contentvisibilityautostatechange',e=>{e.skipped||(e.target.style.contentVisibility='visible')});on('click',e=>e.target.closest?.('a[href*="#"]')&&all(),!0);on('keydown',e=>/^(Tab|End|Home|Page)/.test(e.key)&&all(),!0)}`

/**
 * A script for the head of a stored page. The element's `data-late` has the names of the scripts. It is part of the page and not of a bundle,
 * because it must not wait for one. Its hash is in the page's policy.
 */
export const FIRST_VIEW = `{const d=document,c=d.currentScript,l=c.dataset.late.split(' '),on=addEventListener,[n]=performance.getEntriesByType('navigation'),${ADD_SCRIPTS}${SKIP_BELOW}}`
