/** Where the text of the dismissed announcement is kept until the browser's session ends (NAV-12). */
export const DISMISSED_KEY = 'announcement'

/**
 * Runs while the bar is being read, before anything is painted: a bar that was dismissed never shows and shifts nothing. A constant, so
 * that a content security policy can name it by its hash.
 */
export const HIDE_DISMISSED_SCRIPT = `(function(){var b=document.currentScript.parentElement;try{b.hidden=sessionStorage.getItem('${DISMISSED_KEY}')===b.dataset.announcement}catch(e){}})()`
