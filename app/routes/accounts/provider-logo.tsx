import type { Provider } from '~/features/accounts/providers.server'
import logos from './provider-logos.svg?url'

/** The sign of a provider, in the colors it asks for. */
export const ProviderLogo = ({ name }: { name: Provider['name'] }) => (
  <svg width="16" height="16" aria-hidden="true">
    <use href={`${logos}#${name}`} />
  </svg>
)
