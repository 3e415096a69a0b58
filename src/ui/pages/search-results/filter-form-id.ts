/** The one filter form of a page; the sort select, the phone's button and the client code find it by this id. */
export const FILTER_FORM_ID = 'filters'
