import { factsJourneys } from '#tests/fixtures/facts-journeys'

factsJourneys()
