
--> statement-breakpoint
-- ============================================================================================
-- What Drizzle does not know: tables and triggers of the statistics, search indexes, first rows.
-- `npm run migration:init` appends app/db/search-and-triggers.sql to what Drizzle generates.
-- ============================================================================================

-- Counts of requests in blocks of 1, 7 or 56 days, which begin on Mondays (UTC): created, delivered, late among
-- those, and how many more were open at the end. The scope is '' for all, 't' and the id of a type, 'a' and the
-- id of an assignee.
CREATE TABLE request_figures (
  scope TEXT NOT NULL, span INTEGER NOT NULL, block INTEGER NOT NULL,
  created INTEGER NOT NULL DEFAULT 0, delivered INTEGER NOT NULL DEFAULT 0,
  late INTEGER NOT NULL DEFAULT 0, opened INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (scope, span, block)
) WITHOUT ROWID;
--> statement-breakpoint
-- The states of a request, each from one moment to the next.
CREATE TRIGGER request_states_begin AFTER INSERT ON requests BEGIN
  INSERT INTO request_states (request_id, since, status, assignee_id, priority, due_at, paused_at)
  VALUES (new.id, new.created_at, new.status, new.assignee_id, new.priority, new.due_at,
    CASE WHEN new.status = 'paused' THEN coalesce(new.paused_at, new.created_at) END);
END;
--> statement-breakpoint
CREATE TRIGGER request_states_insert AFTER INSERT ON request_states BEGIN
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.since / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.until / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review') AND new.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
END;
--> statement-breakpoint
CREATE TRIGGER request_states_delete AFTER DELETE ON request_states BEGIN
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.since / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.until / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review') AND old.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
END;
--> statement-breakpoint
CREATE TRIGGER request_states_update AFTER UPDATE OF since, until, status ON request_states BEGIN
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.since / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (old.until / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.status NOT IN ('completed', 'pending_review') AND old.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.since / 86400000 + 3) / span, 1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review')
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
  INSERT INTO request_figures (scope, span, block, opened)
    SELECT '', span, (new.until / 86400000 + 3) / span, -1 FROM (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.status NOT IN ('completed', 'pending_review') AND new.until IS NOT NULL
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened;
END;
--> statement-breakpoint
-- A download is counted unless its export failed.
CREATE TRIGGER downloads_insert AFTER INSERT ON exports WHEN new.status <> 'failed' BEGIN
  INSERT OR IGNORE INTO downloads (id, kind, file_name, project_id, user_id, created_at)
  VALUES (new.id, CASE WHEN new.kind IN ('page_pdf', 'project_pdf') THEN 'pdf' ELSE 'picture' END, new.file_name,
    new.project_id, (SELECT id FROM users WHERE id = new.actor), new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER downloads_failed AFTER UPDATE OF status ON exports WHEN new.status = 'failed' BEGIN
  DELETE FROM downloads WHERE id = new.id;
END;
--> statement-breakpoint
-- A state that began at the same moment is replaced. A change by a verb counts the version on and happens at its
-- own moment; any other, as when a person is deleted, happens now.
CREATE TRIGGER request_states_move AFTER UPDATE OF status, assignee_id, priority, due_at ON requests
WHEN old.status IS NOT new.status OR old.assignee_id IS NOT new.assignee_id
  OR old.priority IS NOT new.priority OR old.due_at IS NOT new.due_at
BEGIN
  UPDATE request_states SET until = max(since,
      CASE WHEN new.updated_at > old.updated_at OR new.version > old.version THEN new.updated_at
      ELSE CAST(unixepoch('subsec') * 1000 AS INTEGER) END)
    WHERE request_id = new.id AND until IS NULL;
  INSERT INTO request_states (request_id, since, status, assignee_id, priority, due_at, paused_at)
    SELECT new.id, max(until), new.status, new.assignee_id, new.priority, new.due_at,
      CASE WHEN new.status = 'paused' THEN new.paused_at END
    FROM request_states WHERE request_id = new.id;
  DELETE FROM request_states WHERE request_id = new.id AND until = since;
END;
--> statement-breakpoint
-- Hours until delivery: how many requests of a block fell into each bucket of 1, 16 and 256 hours. A row holds
-- the buckets `first` to `first + 15`, so that a median reads few rows.
CREATE TABLE request_hours (
  scope TEXT NOT NULL, span INTEGER NOT NULL, block INTEGER NOT NULL,
  width INTEGER NOT NULL, first INTEGER NOT NULL,
  n0 INTEGER NOT NULL DEFAULT 0, n1 INTEGER NOT NULL DEFAULT 0, n2 INTEGER NOT NULL DEFAULT 0, n3 INTEGER NOT NULL DEFAULT 0, n4 INTEGER NOT NULL DEFAULT 0, n5 INTEGER NOT NULL DEFAULT 0, n6 INTEGER NOT NULL DEFAULT 0, n7 INTEGER NOT NULL DEFAULT 0, n8 INTEGER NOT NULL DEFAULT 0, n9 INTEGER NOT NULL DEFAULT 0, n10 INTEGER NOT NULL DEFAULT 0, n11 INTEGER NOT NULL DEFAULT 0, n12 INTEGER NOT NULL DEFAULT 0, n13 INTEGER NOT NULL DEFAULT 0, n14 INTEGER NOT NULL DEFAULT 0, n15 INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (scope, span, block, width, first)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER request_figures_insert AFTER INSERT ON requests BEGIN
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (new.created_at / 86400000 + 3) / span, 1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, 1, 1 * (new.delivered_at > new.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
END;
--> statement-breakpoint
CREATE TRIGGER request_figures_delete AFTER DELETE ON requests BEGIN
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (old.created_at / 86400000 + 3) / span, -1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (old.delivered_at / 86400000 + 3) / span, -1, -1 * (old.delivered_at > old.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
END;
--> statement-breakpoint
CREATE TRIGGER request_figures_update AFTER UPDATE OF created_at, delivered_at, due_at, type_id, assignee_id ON requests
WHEN old.created_at IS NOT new.created_at OR old.delivered_at IS NOT new.delivered_at
  OR old.type_id IS NOT new.type_id OR old.assignee_id IS NOT new.assignee_id
  OR (old.delivered_at > old.due_at) IS NOT (new.delivered_at > new.due_at)
BEGIN
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (old.created_at / 86400000 + 3) / span, -1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (old.delivered_at / 86400000 + 3) / span, -1, -1 * (old.delivered_at > old.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
  INSERT INTO request_figures (scope, span, block, created)
    SELECT scope, span, (new.created_at / 86400000 + 3) / span, 1 FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE true
    ON CONFLICT DO UPDATE SET created = created + excluded.created;
  INSERT INTO request_figures (scope, span, block, delivered, late)
    SELECT scope, span, (new.delivered_at / 86400000 + 3) / span, 1, 1 * (new.delivered_at > new.due_at)
    FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56) WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET delivered = delivered + excluded.delivered, late = late + excluded.late;
END;
--> statement-breakpoint
CREATE TRIGGER request_hours_insert AFTER INSERT ON requests WHEN new.delivered_at IS NOT NULL BEGIN
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, 1 * (bucket & 15 = 0), 1 * (bucket & 15 = 1), 1 * (bucket & 15 = 2), 1 * (bucket & 15 = 3), 1 * (bucket & 15 = 4), 1 * (bucket & 15 = 5), 1 * (bucket & 15 = 6), 1 * (bucket & 15 = 7), 1 * (bucket & 15 = 8), 1 * (bucket & 15 = 9), 1 * (bucket & 15 = 10), 1 * (bucket & 15 = 11), 1 * (bucket & 15 = 12), 1 * (bucket & 15 = 13), 1 * (bucket & 15 = 14), 1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (new.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, new.delivered_at - new.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
END;
--> statement-breakpoint
CREATE TRIGGER request_hours_delete AFTER DELETE ON requests WHEN old.delivered_at IS NOT NULL BEGIN
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, -1 * (bucket & 15 = 0), -1 * (bucket & 15 = 1), -1 * (bucket & 15 = 2), -1 * (bucket & 15 = 3), -1 * (bucket & 15 = 4), -1 * (bucket & 15 = 5), -1 * (bucket & 15 = 6), -1 * (bucket & 15 = 7), -1 * (bucket & 15 = 8), -1 * (bucket & 15 = 9), -1 * (bucket & 15 = 10), -1 * (bucket & 15 = 11), -1 * (bucket & 15 = 12), -1 * (bucket & 15 = 13), -1 * (bucket & 15 = 14), -1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (old.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, old.delivered_at - old.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
END;
--> statement-breakpoint
CREATE TRIGGER request_hours_update AFTER UPDATE OF created_at, delivered_at, type_id, assignee_id ON requests
WHEN old.created_at IS NOT new.created_at OR old.delivered_at IS NOT new.delivered_at
  OR old.type_id IS NOT new.type_id OR old.assignee_id IS NOT new.assignee_id
BEGIN
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, -1 * (bucket & 15 = 0), -1 * (bucket & 15 = 1), -1 * (bucket & 15 = 2), -1 * (bucket & 15 = 3), -1 * (bucket & 15 = 4), -1 * (bucket & 15 = 5), -1 * (bucket & 15 = 6), -1 * (bucket & 15 = 7), -1 * (bucket & 15 = 8), -1 * (bucket & 15 = 9), -1 * (bucket & 15 = 10), -1 * (bucket & 15 = 11), -1 * (bucket & 15 = 12), -1 * (bucket & 15 = 13), -1 * (bucket & 15 = 14), -1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (old.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, old.delivered_at - old.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(old.type_id, '') UNION ALL SELECT 'a' || coalesce(old.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE old.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
  INSERT INTO request_hours (scope, span, block, width, first, n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15)
    SELECT scope, span, block, width, bucket & ~15, 1 * (bucket & 15 = 0), 1 * (bucket & 15 = 1), 1 * (bucket & 15 = 2), 1 * (bucket & 15 = 3), 1 * (bucket & 15 = 4), 1 * (bucket & 15 = 5), 1 * (bucket & 15 = 6), 1 * (bucket & 15 = 7), 1 * (bucket & 15 = 8), 1 * (bucket & 15 = 9), 1 * (bucket & 15 = 10), 1 * (bucket & 15 = 11), 1 * (bucket & 15 = 12), 1 * (bucket & 15 = 13), 1 * (bucket & 15 = 14), 1 * (bucket & 15 = 15)
    FROM (SELECT scope, span, (new.delivered_at / 86400000 + 3) / span AS block, width,
        max(0, new.delivered_at - new.created_at) / 3600000 / width AS bucket
      FROM (SELECT '' AS scope UNION ALL SELECT 't' || coalesce(new.type_id, '') UNION ALL SELECT 'a' || coalesce(new.assignee_id, '')), (SELECT 1 AS span UNION ALL SELECT 7 UNION ALL SELECT 56), (SELECT 1 AS width UNION ALL SELECT 16 UNION ALL SELECT 256))
    WHERE new.delivered_at IS NOT NULL
    ON CONFLICT DO UPDATE SET n0 = n0 + excluded.n0, n1 = n1 + excluded.n1, n2 = n2 + excluded.n2, n3 = n3 + excluded.n3, n4 = n4 + excluded.n4, n5 = n5 + excluded.n5, n6 = n6 + excluded.n6, n7 = n7 + excluded.n7, n8 = n8 + excluded.n8, n9 = n9 + excluded.n9, n10 = n10 + excluded.n10, n11 = n11 + excluded.n11, n12 = n12 + excluded.n12, n13 = n13 + excluded.n13, n14 = n14 + excluded.n14, n15 = n15 + excluded.n15;
END;
--> statement-breakpoint
-- Search: `…_search` holds parts of three characters and more, `…_short` those of one and two. The server folds
-- the words and writes them (app/db/search-index.server.ts). The triggers only say what waits for it: other
-- programs write too, and know no function of the server.
CREATE VIRTUAL TABLE users_search USING fts5(full_name, email, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE users_short USING fts5(full_name, email, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'users', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'users', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF full_name, email ON users BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'users', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE projects_search USING fts5(name, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE projects_short USING fts5(name, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER projects_search_insert AFTER INSERT ON projects BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'projects', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER projects_search_delete AFTER DELETE ON projects BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'projects', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER projects_search_update AFTER UPDATE OF name ON projects BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'projects', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE company_profiles_search USING fts5(name, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE company_profiles_short USING fts5(name, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER company_profiles_search_insert AFTER INSERT ON company_profiles BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'company_profiles', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER company_profiles_search_delete AFTER DELETE ON company_profiles BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'company_profiles', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER company_profiles_search_update AFTER UPDATE OF name ON company_profiles BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'company_profiles', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE requests_search USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE requests_short USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER requests_search_insert AFTER INSERT ON requests BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'requests', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER requests_search_delete AFTER DELETE ON requests BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'requests', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER requests_search_update AFTER UPDATE OF title, answers_text, conversation_id ON requests BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'requests', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE orders_search USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE orders_short USING fts5(title, answers_text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER orders_search_insert AFTER INSERT ON orders BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'orders', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_delete AFTER DELETE ON orders BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'orders', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER orders_search_update AFTER UPDATE OF title, answers_text, conversation_id ON orders BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'orders', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_search USING fts5(text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_short USING fts5(text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER messages_search_insert AFTER INSERT ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_delete AFTER DELETE ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_update AFTER UPDATE OF text, kind ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE notes_search USING fts5(text, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE notes_short USING fts5(text, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER notes_search_insert AFTER INSERT ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER notes_search_delete AFTER DELETE ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER notes_search_update AFTER UPDATE OF text ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- The names of files are searched with their message or note, or with the answers of their request or order.
CREATE TRIGGER file_uses_search_insert AFTER INSERT ON file_uses WHEN new.conversation_id IS NOT NULL OR new.note_id IS NOT NULL BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'messages', row_number FROM messages WHERE id = new.message_id
    UNION ALL SELECT 1, 'notes', row_number FROM notes WHERE id = new.note_id
    UNION ALL SELECT 1, 'requests', row_number FROM requests WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    UNION ALL SELECT 1, 'orders', row_number FROM orders WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER file_uses_search_delete AFTER DELETE ON file_uses WHEN old.conversation_id IS NOT NULL OR old.note_id IS NOT NULL BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'messages', row_number FROM messages WHERE id = old.message_id
    UNION ALL SELECT 1, 'notes', row_number FROM notes WHERE id = old.note_id
    UNION ALL SELECT 1, 'requests', row_number FROM requests WHERE old.message_id IS NULL AND conversation_id = old.conversation_id
    UNION ALL SELECT 1, 'orders', row_number FROM orders WHERE old.message_id IS NULL AND conversation_id = old.conversation_id
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- `mergeIndexes` merges in parts what a delete leaves: merging within the delete would keep everybody waiting.
INSERT INTO users_search(users_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO users_short(users_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO projects_search(projects_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO projects_short(projects_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO company_profiles_search(company_profiles_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO company_profiles_short(company_profiles_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO requests_search(requests_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO requests_short(requests_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO orders_search(orders_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO orders_short(orders_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO messages_search(messages_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO messages_short(messages_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO notes_search(notes_search, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
INSERT INTO notes_short(notes_short, rank) VALUES ('deletemerge', 0);
--> statement-breakpoint
-- The id of this database, which its files and backups name.
INSERT INTO installation (id, created_at) VALUES (lower(hex(randomblob(16))), unixepoch() * 1000);
