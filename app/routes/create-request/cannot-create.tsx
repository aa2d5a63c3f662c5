import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
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
export const NoPackage = () => (
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
    {say.noPackage}
  </EmptyState>
)

/** A type that is not theirs to file, or not any more. */
export const NotOffered = ({ type, to }: { type: string; to: string }) => (
  <EmptyState
    title={say.otherTypeTitle(type)}
    actions={
      <ButtonLink to={to} look="primary">
        {say.otherTypes}
      </ButtonLink>
    }
  >
    {say.otherType}
  </EmptyState>
)
