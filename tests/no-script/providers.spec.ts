import { providerJourneys } from '#tests/fixtures/provider-journeys'

providerJourneys({ script: false })
