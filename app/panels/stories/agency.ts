import type { Story } from './types'

export const agency: Story = {}
