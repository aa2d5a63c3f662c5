import type { ToolMarkName } from './tool-mark'

export type Tool = { mark: ToolMarkName; name: string; text: string }

const tools: Tool[] = [
  { mark: 'ring', name: 'Kassa', text: 'Sales of the day, every evening' },
  { mark: 'petals', name: 'Vellum', text: 'Invoices, signed and filed' },
  { mark: 'bars', name: 'Tally', text: 'Stock counts from the shelf' },
  { mark: 'bolt', name: 'Dispatch', text: 'Labels and pickup times' },
  { mark: 'drop', name: 'Inkwell', text: 'Letters to your customers' },
  { mark: 'peaks', name: 'Altitude', text: 'Shifts and sick days' },
  { mark: 'stack', name: 'Depot', text: 'Files, with their old versions' },
  { mark: 'moon', name: 'Nightly', text: 'A copy of everything at 2 AM' },
]

export const integrationsContent = {
  eyebrow: 'Works with',
  title: 'Keep the tools you like',
  lead: 'Connect one in a minute, with a password you can take back. Nothing is typed twice.',
  link: 'All 48 connections',
  tools,
}
