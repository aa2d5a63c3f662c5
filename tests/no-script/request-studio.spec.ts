import { packagesJourneys } from '#tests/fixtures/packages-journeys'
import { requestTypesJourneys } from '#tests/fixtures/request-studio-journeys'
import { webhookJourneys } from '#tests/fixtures/webhook-journeys'

requestTypesJourneys()
packagesJourneys()
webhookJourneys()
