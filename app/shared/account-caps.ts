/** Sessions somebody may have open at once; signing in once more ends the one that was used longest ago. */
export const mostSessions = 50

/** Notifications that are kept for somebody; the oldest go. */
export const mostNotifications = 1000
