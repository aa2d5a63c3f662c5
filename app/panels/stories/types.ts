/** The words of one story: panel id → what stands in place of the panel's own words, see `mergeContent`. */
export type Story = Readonly<Record<string, object>>
