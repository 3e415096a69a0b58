/**
 * The cookie that stores the dismissed announcement. It has no expiry: all tabs and windows share it, and it ends with the browser's
 * session. sessionStorage would end with the tab (NAV-12).
 */
export const DISMISSED_COOKIE = 'announcement'

/**
 * Runs while the browser parses the bar, before the first paint, so that a dismissed bar never shows and shifts nothing. It is a constant,
 * so that a content security policy can allow it by its hash.
 */
export const HIDE_DISMISSED_SCRIPT = `(function(){var b=document.currentScript.parentElement;try{b.hidden=document.cookie.split('; ').indexOf('${DISMISSED_COOKIE}='+b.dataset.announcement)>=0}catch(e){}})()`
