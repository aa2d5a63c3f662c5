import type { Provider } from '~/features/accounts/providers.server'

/** Other ways to sign in, as far as they are configured. */
export function ProviderLinks({ providers }: { providers: readonly Provider[] }) {
  if (providers.length === 0) return null
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-n500 before:h-px before:flex-1 before:bg-n200 after:h-px after:flex-1 after:bg-n200">
        or
      </p>
      <div className="flex gap-2">
        {providers.map(({ name, label, href }) => (
          <a key={name} href={href} className="btn btn-secondary flex-1">
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}

/** The address of another account screen that leads on to the same place. */
export const accountLink = (to: string, redirectTo: string) =>
  redirectTo ? `${to}?redirectTo=${encodeURIComponent(redirectTo)}` : to
