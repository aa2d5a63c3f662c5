/** The screens people start on. */
export const starts: readonly string[] = ['/projects', '/requests', '/admin']
