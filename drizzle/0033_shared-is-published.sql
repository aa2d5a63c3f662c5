-- Of a project that is no template it says that its preview link is on.
UPDATE projects SET published = share_token IS NOT NULL WHERE kind = 'website';
