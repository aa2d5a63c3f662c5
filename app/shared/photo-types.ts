/** Types of photographs that are taken, as a look into a file tells them; of moving pictures the first. */
export const photoTypes = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

/** The same for the `accept` attribute. */
export const acceptedPhotos = photoTypes.map((type) => `image/${type}`).join()

/** Endings of their files. */
export const photoEndings = ['jpg', ...photoTypes]
