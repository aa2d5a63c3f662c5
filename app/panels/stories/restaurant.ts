import type { Story } from './types'

export const restaurant: Story = {}
