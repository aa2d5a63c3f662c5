import type { Story } from './types'

export const portfolio: Story = {}
