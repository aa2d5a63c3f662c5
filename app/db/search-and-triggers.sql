
--> statement-breakpoint
-- ============================================================================================
-- What Drizzle does not know: search indexes with their triggers, first rows.
-- `npm run migration:init` appends app/db/search-and-triggers.sql to what Drizzle generates.
-- ============================================================================================

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
