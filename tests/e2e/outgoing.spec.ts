import { outgoingJourneys } from '#tests/fixtures/outgoing-journeys'

outgoingJourneys()
