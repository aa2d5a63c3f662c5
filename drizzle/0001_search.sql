-- Search by any three letters of a word. Triggers keep the indexes in step with their tables.
CREATE VIRTUAL TABLE users_search USING fts5(full_name, email, content='users', content_rowid='row_number', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_search(rowid, full_name, email) VALUES (new.row_number, new.full_name, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
  INSERT INTO users_search(users_search, rowid, full_name, email) VALUES ('delete', old.row_number, old.full_name, old.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF full_name, email ON users BEGIN
  INSERT INTO users_search(users_search, rowid, full_name, email) VALUES ('delete', old.row_number, old.full_name, old.email);
  INSERT INTO users_search(rowid, full_name, email) VALUES (new.row_number, new.full_name, new.email);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE projects_search USING fts5(name, content='projects', content_rowid='row_number', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER projects_search_insert AFTER INSERT ON projects BEGIN
  INSERT INTO projects_search(rowid, name) VALUES (new.row_number, new.name);
END;
--> statement-breakpoint
CREATE TRIGGER projects_search_delete AFTER DELETE ON projects BEGIN
  INSERT INTO projects_search(projects_search, rowid, name) VALUES ('delete', old.row_number, old.name);
END;
--> statement-breakpoint
CREATE TRIGGER projects_search_update AFTER UPDATE OF name ON projects BEGIN
  INSERT INTO projects_search(projects_search, rowid, name) VALUES ('delete', old.row_number, old.name);
  INSERT INTO projects_search(rowid, name) VALUES (new.row_number, new.name);
END;
--> statement-breakpoint
-- One or two letters are too short for the search index: they are looked for at the beginning.
CREATE INDEX users_full_name ON users (full_name COLLATE NOCASE);
