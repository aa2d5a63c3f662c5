import { collaboratorJourneys } from '#tests/fixtures/collaborator-journeys'

collaboratorJourneys()
