/**
 * The cookie that names the dismissed announcement. A cookie without an expiry, because it is shared by all tabs and windows and ends with
 * the browser's session; sessionStorage would end with the tab (NAV-12).
 */
export const DISMISSED_COOKIE = 'announcement'

/**
 * Runs while the bar is being read, before anything is painted: a bar that was dismissed never shows and shifts nothing. A constant, so
 * that a content security policy can name it by its hash.
 */
export const HIDE_DISMISSED_SCRIPT = `(function(){var b=document.currentScript.parentElement;try{b.hidden=document.cookie.split('; ').indexOf('${DISMISSED_COOKIE}='+b.dataset.announcement)>=0}catch(e){}})()`
