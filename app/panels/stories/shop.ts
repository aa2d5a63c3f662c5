import type { Story } from './types'

export const shop: Story = {}
