import { inSightJourneys } from '#tests/fixtures/in-sight-journeys'

inSightJourneys()
