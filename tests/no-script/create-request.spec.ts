import { createRequestJourneys } from '#tests/fixtures/create-request-journeys'

createRequestJourneys()
