import { COMPACT_BELOW, MAP_FROM } from '@/domain/search/results/results-layout'
import { LAYOUT_KEY } from './layout-options'

/**
 * Runs while the browser parses the choice of layouts, before the results, so that they never change their layout on the screen. It does
 * what resolveResultsLayout does, and is a constant, so that a content security policy can allow it by its hash.
 */
export const OPEN_LAYOUT_SCRIPT = `(function(){try{var f=document.currentScript.parentElement,w=innerWidth,v=localStorage.getItem('${LAYOUT_KEY}');if(v=='compact'&&w>=${COMPACT_BELOW})v='cards';if(v=='map'&&(w<${MAP_FROM}||!f.querySelector('[value=map]')))v='list';var i=f.querySelector('[value="'+v+'"]');if(i){i.checked=true;f.closest('[data-results]').dataset.results=v}}catch(e){}})()`
