import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { StudioContact } from '~/components/ui/studio-contact'
import { createRequestMessages as say } from '~/messages/create-request'

/** No room for another one: why, and what makes room. */
export const AtLimit = ({
  limit: { active, allowed },
}: {
  limit: { active: number; allowed: number }
}) => (
  <EmptyState
    title={say.limitTitle(allowed)}
    actions={
      <ButtonLink to="/requests" look="primary">
        {say.toRequests}
      </ButtonLink>
    }
  >
    {say.limit(active, allowed)}
  </EmptyState>
)

/** Nobody has sold them anything yet. */
export const NoPackage = ({ studio }: { studio: string | null }) => (
  <EmptyState
    title={say.noPackageTitle}
    actions={
      <>
        <ButtonLink to="/projects" look="primary">
          {say.toProjects}
        </ButtonLink>
        <ButtonLink to="/requests">{say.toRequests}</ButtonLink>
      </>
    }
  >
    <StudioContact contact={studio}>{say.noPackage}</StudioContact>
  </EmptyState>
)

/** A type that is not theirs to file, or not any more. */
export const NotOffered = ({
  type,
  to,
  studio,
}: {
  type: string
  to: string
  studio: string | null
}) => (
  <EmptyState
    title={say.otherTypeTitle(type)}
    actions={
      <ButtonLink to={to} look="primary">
        {say.otherTypes}
      </ButtonLink>
    }
  >
    <StudioContact contact={studio}>{say.otherType}</StudioContact>
  </EmptyState>
)
