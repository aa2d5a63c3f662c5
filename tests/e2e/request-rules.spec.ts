import { requestRulesJourneys } from '#tests/fixtures/request-rules-journeys'

requestRulesJourneys()
