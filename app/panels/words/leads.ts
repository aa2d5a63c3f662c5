const keys =
  /(^|\/)(button|secondButton|link|links\/\*|menu\/\*(\/label)?|legal\/\*|signIn|call|download|offer|shelves\/\*|feed|forgot|register|answer|all|scope|basket\/label)$/

/** Whether words of a panel lead somewhere, as a button does. */
export const leadsSomewhere = (_panelId: string, shape: string): boolean => keys.test(shape)
