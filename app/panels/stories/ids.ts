/** What the words of a project's panels may be about; `null` stands for each panel's own example. */
export const storyIds = ['agency', 'restaurant', 'shop', 'saas', 'clinic', 'portfolio'] as const
export type StoryId = (typeof storyIds)[number]

export const isStory = (text: unknown): text is StoryId => storyIds.some((id) => id === text)
