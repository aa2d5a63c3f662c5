import type { Story } from './types'

export const saas: Story = {}
