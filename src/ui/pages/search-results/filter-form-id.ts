/** The id of the page's only filter form. The sort select, the phone's button and the client code find the form by it. */
export const FILTER_FORM_ID = 'filters'
