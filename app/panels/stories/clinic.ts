import type { Story } from './types'

export const clinic: Story = {}
