/**
 * Said to the text area of a rich editor: what was written in it comes back, as the HTML in its
 * `data-written`, where an editor that is not there yet finds it too.
 */
export const writtenEvent = 'panelry-written'
