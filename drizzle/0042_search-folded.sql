CREATE TABLE `search_waiting` (
	`urgent` integer DEFAULT false NOT NULL,
	`kind` text NOT NULL,
	`row_number` integer NOT NULL,
	PRIMARY KEY(`urgent`, `kind`, `row_number`)
);
--> statement-breakpoint
DROP INDEX `projects_name`;--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_company_profiles` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` text NOT NULL,
	`locations` text DEFAULT '[]' NOT NULL,
	`websites` text DEFAULT '[]' NOT NULL,
	`links` text DEFAULT '[]' NOT NULL,
	`socials` text DEFAULT '[]' NOT NULL,
	`brand_colors` text DEFAULT '[]' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_company_profiles`("id", "name", "owner_id", "locations", "websites", "links", "socials", "brand_colors", "version", "created_at", "updated_at") SELECT "id", "name", "owner_id", "locations", "websites", "links", "socials", "brand_colors", "version", "created_at", "updated_at" FROM `company_profiles` ORDER BY `created_at`, `id`;--> statement-breakpoint
DROP TABLE `company_profiles`;--> statement-breakpoint
ALTER TABLE `__new_company_profiles` RENAME TO `company_profiles`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `company_profiles_id_unique` ON `company_profiles` (`id`);--> statement-breakpoint
CREATE INDEX `company_profiles_created` ON `company_profiles` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `company_profiles_owner` ON `company_profiles` (`owner_id`,`created_at`,`id`);
--> statement-breakpoint
DROP TRIGGER users_search_insert;
--> statement-breakpoint
DROP TRIGGER users_search_delete;
--> statement-breakpoint
DROP TRIGGER users_search_update;
--> statement-breakpoint
DROP TABLE users_search;
--> statement-breakpoint
DROP TRIGGER projects_search_insert;
--> statement-breakpoint
DROP TRIGGER projects_search_delete;
--> statement-breakpoint
DROP TRIGGER projects_search_update;
--> statement-breakpoint
DROP TABLE projects_search;
--> statement-breakpoint
DROP TRIGGER requests_search_insert;
--> statement-breakpoint
DROP TRIGGER requests_search_delete;
--> statement-breakpoint
DROP TRIGGER requests_search_update;
--> statement-breakpoint
DROP TABLE requests_search;
--> statement-breakpoint
DROP TRIGGER messages_search_insert;
--> statement-breakpoint
DROP TRIGGER messages_search_delete;
--> statement-breakpoint
DROP TRIGGER messages_search_update;
--> statement-breakpoint
DROP TABLE messages_search;
--> statement-breakpoint
DROP TRIGGER orders_search_insert;
--> statement-breakpoint
DROP TRIGGER orders_search_delete;
--> statement-breakpoint
DROP TRIGGER orders_search_update;
--> statement-breakpoint
DROP TABLE orders_search;
--> statement-breakpoint
-- One or two letters have an index of their own now.
DROP INDEX users_full_name;
--> statement-breakpoint
DROP INDEX users_last_name;
--> statement-breakpoint
-- Parts of three signs and more; parts of one and two. The server folds the words (app/work/fold.ts) and puts them in:
-- no function of its own is called here, where other programs write too. Triggers name what it has to do.
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
CREATE VIRTUAL TABLE messages_search USING fts5(message, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE messages_short USING fts5(message, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER messages_search_insert AFTER INSERT ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_delete AFTER DELETE ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER messages_search_update AFTER UPDATE OF message, type ON messages BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'messages', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE notes_search USING fts5(note, files, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE notes_short USING fts5(note, files, content='', contentless_delete=1, tokenize='ascii', detail='column');
--> statement-breakpoint
CREATE TRIGGER notes_search_insert AFTER INSERT ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER notes_search_delete AFTER DELETE ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', old.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER notes_search_update AFTER UPDATE OF note ON notes BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number) VALUES (1, 'notes', new.row_number) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- The names of files are words of what they belong to: of a message, a note, or the answers of a request or order.
CREATE TRIGGER attachments_search_insert AFTER INSERT ON attachments BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'messages', row_number FROM messages WHERE id = new.message_id
    UNION ALL SELECT 1, 'requests', row_number FROM requests WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    UNION ALL SELECT 1, 'orders', row_number FROM orders WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER attachments_search_delete AFTER DELETE ON attachments BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'messages', row_number FROM messages WHERE id = old.message_id
    UNION ALL SELECT 1, 'requests', row_number FROM requests WHERE old.message_id IS NULL AND conversation_id = old.conversation_id
    UNION ALL SELECT 1, 'orders', row_number FROM orders WHERE old.message_id IS NULL AND conversation_id = old.conversation_id
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER attachments_search_update AFTER UPDATE OF original_name, message_id, conversation_id ON attachments BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'messages', row_number FROM messages WHERE id = new.message_id
    UNION ALL SELECT 1, 'requests', row_number FROM requests WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    UNION ALL SELECT 1, 'orders', row_number FROM orders WHERE new.message_id IS NULL AND conversation_id = new.conversation_id
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER note_attachments_search_insert AFTER INSERT ON note_attachments BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'notes', row_number FROM notes WHERE id = new.note_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER note_attachments_search_delete AFTER DELETE ON note_attachments BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'notes', row_number FROM notes WHERE id = old.note_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER note_attachments_search_update AFTER UPDATE OF original_name, note_id ON note_attachments BEGIN
  INSERT INTO search_waiting(urgent, kind, row_number)
    SELECT 1, 'notes', row_number FROM notes WHERE id = new.note_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- All there is follows in pieces, while the server runs.
INSERT INTO search_waiting(urgent, kind, row_number) SELECT 0, 'users', row_number FROM users;
--> statement-breakpoint
INSERT INTO search_waiting(urgent, kind, row_number) SELECT 0, 'projects', row_number FROM projects;
--> statement-breakpoint
INSERT INTO search_waiting(urgent, kind, row_number) SELECT 0, 'company_profiles', row_number FROM company_profiles;
--> statement-breakpoint
INSERT INTO search_waiting(urgent, kind, row_number) SELECT 0, 'requests', row_number FROM requests;
--> statement-breakpoint
INSERT INTO search_waiting(urgent, kind, row_number) SELECT 0, 'orders', row_number FROM orders;
--> statement-breakpoint
INSERT INTO search_waiting(urgent, kind, row_number) SELECT 0, 'messages', row_number FROM messages;
--> statement-breakpoint
INSERT INTO search_waiting(urgent, kind, row_number) SELECT 0, 'notes', row_number FROM notes;
