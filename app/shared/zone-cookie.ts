/** The cookie in which a browser's script says its time zone, an IANA name. Nobody signs it. */
export const zoneCookie = 'panelry_zone'
