/** The screens people start on. */
export const startScreens: readonly string[] = ['/projects', '/requests', '/admin']
