/** How many invitations to companies and projects somebody who is no staff sends within a day. */
export const mostInvites = 50
