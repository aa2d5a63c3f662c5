/** The file in the data folder that is there as long as a node is the primary. */
export const primaryMarker = 'was-primary'

/** The folder of copies of what a node had when it ended as the primary. */
export const setAsideFolder = 'set-aside'
