/** The cookie with which a converted file tells the page that asked for it that it has come. */
export const fileMadeCookie = 'panelry_file'
